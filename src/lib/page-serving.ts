export interface PageServing {
  /** Parameters that make it another page; every other one is dropped. */
  known?: readonly string[]
  /** Those with too many values to cache pages by; or whatever comes, where another chooses their names. */
  fresh?: readonly string[] | 'all'
  /** The page's own reading of them: the shortest query that asks for the same. */
  query?: (params: URLSearchParams) => string
  /** It may show the bank's pages, wherever a bank has them. */
  frames?: 'bank'
  framedBy?: 'self'
  camera?: true
  /** Not the page's to say: the server read what it shows, so it is whole before its scripts. */
  isRead?: boolean
}
