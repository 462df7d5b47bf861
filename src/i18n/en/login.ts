export const login = {
  title: 'Login Required',
  text: 'Please log in to use cart and wishlist features',
  guest: 'Continue as guest',
  signIn: 'Sign In',
  cancel: 'Cancel',
  close: 'Close without adding anything',
}
