const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFBAN\/|\bFBAV\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (agent: string, names: typeof BROWSERS | typeof SYSTEMS): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** What a browser calls itself, as people call it: `Chrome` on `Android`. The first that fits: most claim to be Safari. */
export const deviceOf = (agent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(agent, BROWSERS),
  system: nameIn(agent, SYSTEMS),
})
