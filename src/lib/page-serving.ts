/** What a page says of itself to the server that sends it. */
export interface PageServing {
  /** Parameters that make it another page; every other one is dropped. */
  known?: readonly string[]
  /** Those too free to keep pages by. */
  fresh?: readonly string[]
  /** The page's own reading of them: the shortest query that asks for the same. */
  query?: (params: URLSearchParams) => string
  /** It may show the bank's pages, wherever a bank has them. */
  frames?: 'bank'
  /** It may stand in a frame of our own. */
  framedBy?: 'self'
  camera?: true
}
