const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export interface Html {
  readonly html: string
}

const piece = (value: string | number | Html | readonly Html[]): string => {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(({ html: each }) => each).join('')
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Markup for mails: whatever is filled in is text, unless it is markup made the same way. */
export const html = (parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html => ({
  html: parts.map((part, at) => part + (at < values.length ? piece(values[at] ?? '') : '')).join(''),
})
