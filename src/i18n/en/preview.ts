export const preview = {
  title: (name: string) => `Preview: ${name}`,
  draft: 'A draft: only the team sees this page. This is how shoppers will see it once it is published.',
  published: 'It is in the shop. This is how shoppers see it.',
  still: 'Nothing can be bought here.',
  edit: 'Edit product',
}
