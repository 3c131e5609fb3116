/** A path of the hub, as navigation and banners may lead to; `//host` and `/\\host` would be another site. */
export const HUB_PATH = /^\/(?![/\\])/;
