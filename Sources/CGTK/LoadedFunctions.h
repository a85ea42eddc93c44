// The functions that the libraries of this process export, read from their symbol tables: the dynamic linker finds a
// function by its whole name only.
#ifndef CGTK_LOADED_FUNCTIONS_H
#define CGTK_LOADED_FUNCTIONS_H

#include <glib.h>
#include <link.h>
#include <string.h>

typedef void (*GraftFunctionFound)(const char *name, void *function, void *data);

// Addresses in the dynamic section are relocated by the linker, but for those of the kernel's own library.
static inline const void *graft_relocated(const struct link_map *library, ElfW(Addr) address) {
  return (const void *)(address < library->l_addr ? address + library->l_addr : address);
}

// How many symbols a table has: its hash table alone tells it.
static inline guint32 graft_symbol_count(const guint32 *hash, const guint32 *gnu_hash) {
  if (hash) return hash[1];
  if (!gnu_hash) return 0;
  const guint32 bucket_count = gnu_hash[0], offset = gnu_hash[1], bloom_size = gnu_hash[2];
  const guint32 *buckets = (const guint32 *)((const ElfW(Addr) *)(gnu_hash + 4) + bloom_size);
  const guint32 *chains = buckets + bucket_count;
  guint32 last = 0;
  for (guint32 i = 0; i < bucket_count; i++) last = buckets[i] > last ? buckets[i] : last;
  if (last < offset) return offset;
  while (!(chains[last - offset] & 1)) last++;
  return last + 1;
}

static inline void graft_search_library(
    const struct link_map *library, const char *ending, GraftFunctionFound found, void *data) {
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const guint32 *hash = NULL, *gnu_hash = NULL;
  for (const ElfW(Dyn) *entry = library->l_ld; entry && entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_SYMTAB) symbols = graft_relocated(library, entry->d_un.d_ptr);
    if (entry->d_tag == DT_STRTAB) names = graft_relocated(library, entry->d_un.d_ptr);
    if (entry->d_tag == DT_HASH) hash = graft_relocated(library, entry->d_un.d_ptr);
    if (entry->d_tag == DT_GNU_HASH) gnu_hash = graft_relocated(library, entry->d_un.d_ptr);
  }
  if (!symbols || !names) return;
  const guint32 count = graft_symbol_count(hash, gnu_hash);
  for (guint32 i = 0; i < count; i++) {
    const ElfW(Sym) *symbol = &symbols[i];
    if (symbol->st_shndx == SHN_UNDEF || (symbol->st_info & 0xf) != STT_FUNC) continue;
    const char *name = names + symbol->st_name;
    if (g_str_has_suffix(name, ending)) found(name, (void *)(library->l_addr + symbol->st_value), data);
  }
}

// Calls `found` with each exported function whose name has an ending. It must not load libraries.
static inline void graft_each_function(const char *ending, GraftFunctionFound found, void *data) {
  for (const struct link_map *library = _r_debug.r_map; library; library = library->l_next)
    graft_search_library(library, ending, found, data);
}

#endif
