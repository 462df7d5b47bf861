import { isPersonal } from './personal.ts'

/** Characters of each part, of which there are three. */
const LONGEST = 40

const partOf = (text: string | null): string => {
  const plain = (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s/]+/gu, ' ')
    .trim()
  return isPersonal(plain) ? '' : [...plain].slice(0, LONGEST).join('').trim()
}

/** The front of one house has many doors: www., the phone's, and those that Facebook and Instagram link through. */
const withoutDoor = (host: string): string => host.toLowerCase().replace(/^(?:www|m|l|lm)\.(?=.+\.)/, '')

function hostOf(host: string): string {
  const name = withoutDoor(host.replace(/:\d*$/, ''))
  // What has no name is somebody's address.
  return /^[^\s/@]+\.[a-z][a-z\d-]+$/.test(name) ? name : ''
}

interface Landing {
  /** Of the address that was opened: `utm_source=…&utm_medium=…`. */
  utm?: string | undefined
  /** The host that led there. */
  referrer?: string | undefined
}

/** `instagram / social / summer` as a link says it, else the host that led here, else `direct`. */
export function sourceOf({ utm = '', referrer = '' }: Landing, publicUrl: string): string {
  const params = new URLSearchParams(utm)
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map((part) => partOf(params.get(`utm_${part}`)))
  if (source) return [source, medium || (campaign ? '-' : ''), campaign].filter(Boolean).join(' / ')
  const host = hostOf(referrer)
  return (host !== hostOf(new URL(publicUrl).host) && partOf(host)) || 'direct'
}
