export const plain = {
  title: 'plain',
}
