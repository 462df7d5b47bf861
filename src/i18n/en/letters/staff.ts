/** What the mail says that invites somebody to the team. */
export const staffLetters = {
  subject: (shop: string) => `You are invited to the team of ${shop}`,
  line: (who: string, shop: string) => `${who} invites you to work in the back-office of ${shop}.`,
  roles: {
    owner: 'You would be an owner: everything, also the settings, refunds and the team.',
    staff:
      'You would be staff: orders, products and everything else of the day, but no settings, refunds or deletions.',
    viewer: 'You would be a viewer: you may look at everything and change nothing.',
  },
  once: 'The link works once, for 7 days.',
  button: 'Accept the invitation',
  unexpected: 'If you did not expect this, you need do nothing: nobody gets in without this mail.',
}
