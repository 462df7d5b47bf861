const KEPT =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|TZ|LANG|LC_\w+|CI|CHROMIUM_PATH|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|npm_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w+_proxy)$/i

/** Nothing of a running shop's settings reaches a test: a DATABASE_URL left in the shell would be emptied otherwise. */
export function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  return { ...Object.fromEntries(kept), SHOP_ENV_FILE: '/dev/null' }
}
