import { Link } from 'react-router'
import { ChevronIcon } from './icons.tsx'
import styles from './pager.module.css'

interface PagerProps {
  pagination: { currentPage: number; totalPages: number }
  hrefOf: (page: number) => string
  texts: { label: string; previous: string; next: string; page: (page: number) => string }
}

function shownPages(current: number, last: number): (number | 'gap')[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)]
  return pages.flatMap((page, at) => {
    const skipped = page - (pages[at - 1] ?? 0)
    if (skipped === 2) return [page - 1, page]
    return skipped > 2 ? ['gap' as const, page] : [page]
  })
}

export function Pager({ pagination: { currentPage, totalPages }, hrefOf, texts }: PagerProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={texts.label}>
      <ol className={styles.pages}>
        {currentPage > 1 ? (
          <li>
            <Link className={styles.page} to={hrefOf(currentPage - 1)} rel="prev" aria-label={texts.previous}>
              <ChevronIcon turn="back" />
            </Link>
          </li>
        ) : null}
        {shownPages(currentPage, totalPages).map((page, at) =>
          page === 'gap' ? (
            <li key={`gap-${at < 2 ? 'before' : 'after'}`} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={page}>
              <Link
                className={styles.page}
                to={hrefOf(page)}
                aria-label={texts.page(page)}
                aria-current={page === currentPage ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {currentPage < totalPages ? (
          <li>
            <Link className={styles.page} to={hrefOf(currentPage + 1)} rel="next" aria-label={texts.next}>
              <ChevronIcon />
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
