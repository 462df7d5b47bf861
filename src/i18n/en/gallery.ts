export const gallery = {
  title: 'gallery',
}
