/// What the graphics card does for each dot of the sky.
enum SkyShader {
  /// One triangle that covers everything.
  static let vertex = """
    out vec2 place;
    void main() {
      place = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
      gl_Position = vec4(place * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  static let fragment = """
    in vec2 place;
    out vec4 color;
    uniform float hour;
    uniform float aspect;
    void main() {
      float height = sin((hour - 6.0) / 12.0 * 3.14159);
      float light = smoothstep(-0.3, 0.4, height);
      vec3 sky = mix(vec3(0.03, 0.05, 0.16), vec3(0.30, 0.60, 0.95), light);
      sky = mix(sky, vec3(0.85, 0.93, 1.0), light * (1.0 - place.y) * 0.6);
      sky = mix(sky, vec3(0.98, 0.55, 0.25), exp(-8.0 * height * height) * (1.0 - place.y) * 0.9);
      vec2 sun = vec2((hour - 6.0) / 12.0, 0.15 + 0.65 * height);
      float away = distance(place * vec2(aspect, 1.0), sun * vec2(aspect, 1.0));
      sky = mix(vec3(1.0, 0.95, 0.75), sky, smoothstep(0.09, 0.11, away));
      float hill = 0.20 + 0.07 * sin(place.x * 7.0) + 0.03 * sin(place.x * 17.0 + 1.0);
      vec3 grass = mix(vec3(0.02, 0.06, 0.06), vec3(0.22, 0.46, 0.24), light);
      color = vec4(mix(grass, sky, smoothstep(hill, hill + 0.01, place.y)), 1.0);
    }
    """
}
