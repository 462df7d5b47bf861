const word = (text: string): string => {
  const [first = '', ...rest] = text
  return first + '*'.repeat(Math.min(5, Math.max(1, rest.length)))
}

/** `M***** A*` */
export const maskedName = (name: string): string => name.split(/\s+/).filter(Boolean).map(word).join(' ')

/** `m***@g***.com` */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${ending}`
}

export const maskedPhone = (phone: string): string => `${'*'.repeat(9)}${phone.slice(-2)}`
