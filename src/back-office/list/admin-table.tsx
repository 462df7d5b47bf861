import { Children, type ReactNode } from 'react'
import styles from './admin-table.module.css'
import bone from './bone.module.css'
import tableFrame from './table-frame.module.css'
import top from './table-top.module.css'
import told from './told-row.module.css'

interface TableProps {
  label: string
  count: string
  columns: readonly string[]
  /** How many rows are on their way: until then what stood there keeps its boxes. */
  waiting?: number | undefined
  /** Stands beside the count: what is done with all rows. */
  tools?: ReactNode
  /** What the column of ticks is called, where rows can be selected. */
  select?: string | undefined
  /** Its rows stand in `RowGroup`s. */
  grouped?: boolean
  children: ReactNode
}

/** A table on a desk, cards on a phone: there every cell says its column's name itself. */
export const AdminTable = ({ label, count, columns, waiting, tools, select, grouped, children }: TableProps) => (
  <>
    <div className={top.top}>
      {tools}
      <p className={top.count} role="status" tabIndex={-1} data-home>
        {count}
      </p>
    </div>
    <div className={tableFrame.frame}>
      <table
        className={`${tableFrame.table} ${styles.table} ${waiting === undefined ? '' : bone.late}`}
        aria-busy={waiting === undefined ? undefined : true}
      >
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {select === undefined ? null : (
              <th scope="col">
                <span className="visually-hidden">{select}</span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {grouped ? children : <tbody>{children}</tbody>}
        {waiting !== undefined && Children.count(children) === 0 ? (
          <tbody>
            <WaitingRows count={waiting} columns={select ? [select, ...columns] : columns} />
          </tbody>
        ) : null}
      </table>
    </div>
  </>
)

const WaitingRows = ({ count, columns }: { count: number; columns: readonly string[] }) =>
  Array.from({ length: count }, (_, row) => `row ${row}`).map((row) => (
    <tr key={row} className={styles.waiting}>
      {columns.map((column) => (
        <td key={column} />
      ))}
    </tr>
  ))

interface GroupProps {
  head: ReactNode
  columns: number
  children: ReactNode
}

/** What its rows have in common stands above them once. */
export const RowGroup = ({ head, columns, children }: GroupProps) => (
  <tbody>
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
        {head}
      </th>
    </tr>
    {children}
  </tbody>
)

interface RowProps {
  /**
   * On a phone: `brief`, its first four cells; `dense`, all of it, in lines that are close together; `told`, two cells
   * in one line and the others below, where nobody has to be told what they are.
   */
  look?: 'brief' | 'dense' | 'told' | undefined
  /** Told to who points at it: what its cells have to cut. */
  title?: string | undefined
  children: ReactNode
}

const LOOKS = { brief: styles.brief, dense: styles.dense, told: told.told }

/** The whole row is the link that its first cell holds; what else can be pressed lies above it. */
export const Row = ({ children, look, title }: RowProps) => (
  <tr className={look ? `${styles.row} ${LOOKS[look]}` : styles.row} title={title}>
    {children}
  </tr>
)

interface CellProps {
  label: string
  /** `short` is never broken into lines on a desk. */
  kind?: 'text' | 'short' | 'number' | 'actions' | 'picture' | 'select'
  children: ReactNode
}

export const Cell = ({ label, kind = 'text', children }: CellProps) => (
  <td data-label={label} className={styles[kind]}>
    {children}
  </td>
)

export const stack = styles.stack
export const faint = styles.faint
export const rowLink = styles.link
