/** What may be set right of a product without its form: in the stock's grid, or from a file. */
export const CORRECTABLE = [
  'name',
  'nameAr',
  'description',
  'descriptionAr',
  'price',
  'discount',
  'color',
  'collection',
  'category',
  'sizeGroup',
] as const
