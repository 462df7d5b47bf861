import { SIZES, type Size } from '#catalog/product.ts'

/** What a size's stock was when the file was made, and the team's last movement of it. */
interface Exported {
  stock: number
  edition: number
}

export type AtExport = Partial<Record<Size, Exported>>

interface Shelf extends Exported {
  size: Size
}

/** `M=10@345 L=4@0`: a note of the shop's for itself. */
export const atExportText = (sizes: readonly Shelf[]): string =>
  sizes.map(({ size, stock, edition }) => `${size}=${stock}@${edition}`).join(' ')

const PART = /^([A-Z]+)=(\d{1,6})@(\d{1,15})$/

/** Null where it is not as it was written. */
export function atExportIn(text: string): AtExport | null {
  const stockBySize: AtExport = {}
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, name, stock, edition] = PART.exec(part) ?? []
    const size = SIZES.find((each) => each === name)
    if (!size) return null
    stockBySize[size] = { stock: Number(stock), edition: Number(edition) }
  }
  return stockBySize
}
