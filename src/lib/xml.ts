export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

/** XML 1.0 has no place for these, not even by an entity. */
const NO_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** As the text of an element or of an attribute. */
export const xmlText = (text: string): string =>
  text.replace(NO_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
