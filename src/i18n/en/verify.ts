export const verify = {
  title: 'verify',
}
