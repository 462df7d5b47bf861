/** What a return's owner is told at each of its steps. */
export const returnLetters = {
  steps: {
    requested: {
      subject: (code: string) => `We have your return request ${code}`,
      line: 'Thank you, we have your request. Nothing needs to be sent yet.',
    },
    approved: {
      subject: (code: string) => `Your return ${code} is approved`,
      line: 'You can send the pieces back: unworn, with their tags, in the original packaging. Write the return number on the parcel.',
    },
    rejected: {
      subject: (code: string) => `About your return ${code}`,
      line: 'We are sorry: we can’t take this return.',
    },
    received: {
      subject: (code: string) => `The pieces of your return ${code} are here`,
      line: 'Your parcel has reached us, and we have looked at the pieces.',
    },
    exchanged: {
      subject: (code: string) => `The replacement for your return ${code} is on its way`,
      line: 'We have handed the replacement over to the courier, who calls before coming.',
    },
    refunded: {
      subject: (code: string) => `Your return ${code} is complete`,
      line: 'Your return is complete. Nothing had been paid for these pieces, so there is nothing to pay back.',
    },
    withdrawn: {
      subject: (code: string) => `Your return ${code} is withdrawn`,
      line: 'You took this request back. Please don’t send the pieces: they stay with you.',
    },
  },
  /** Instead of the line of the approved one, where the piece is faulty: it was worn to find out. */
  approvedFaulty:
    'You can send the pieces back as they are, with everything that came with them. Write the return number on the parcel.',
  /** Instead of the line of the refunded one, where what came back is worth no money. */
  /** The same, where the money had gone back before. */
  paidBefore:
    'Your return is complete. What you paid for this order has gone back to you, or goes with an earlier return.',
  closed: 'Your return is complete. For these pieces we pay nothing back; why, we say here:',
  next: {
    requested: (days: string) => `We answer within ${days}.`,
    held: 'Until then, and while your parcel is on its way to us, we hold the replacement for you.',
    shopPays:
      'The piece is faulty or not as described, so we pay the way back: answer this mail, and we send a courier for it.',
    shopperPays: 'The way back is yours to pay; ask us for a courier if you need one.',
    card: (days: string) =>
      `We send your money back to your card within ${days}. Banks take 5 to 14 working days to show it.`,
    byHand: (days: string) => `We send your money back within ${days}.`,
    paidBack:
      'What you paid for this order has gone back already, or is on its way: no money comes back with these pieces.',
    money: 'Your money goes back to your card next.',
    cash: 'Your money goes back to you next.',
    sayWhere: 'You paid in cash: please tell us on the page of your order where to send it.',
    exchange: 'The replacement leaves for you next.',
    exchangeOnceHere: 'When the pieces are here, the replacement leaves for you.',
    exchanged:
      'If it does not fit or something is wrong with it, answer this mail: your rights are the same as with the first one.',
    rejected: 'Nothing changes about your order. If you see it differently, answer this mail.',
    again: (day: string) => `You may ask again on the page of your order until ${day}.`,
  },
  words: 'From us',
  requestedOn: 'Requested on',
  reason: 'Reason',
  answerOn: 'Our answer',
  sentBackOn: 'Money sent back',
  moneyTo: 'Your money goes to',
  pieces: 'Pieces',
  paidForThem: 'Paid for these pieces',
  allBack: 'You get back',
  address: 'Return address',
  comma: ', ',
  asked: {
    newSize: (size: string) => `to be exchanged for size ${size}`,
    soundOne: 'to be exchanged for a sound piece',
    sound: (size: string) => `to be exchanged for a sound piece in size ${size}`,
  },
  sent: {
    newSize: (size: string) => `exchanged for size ${size}`,
    soundOne: 'exchanged for a sound piece',
    sound: (size: string) => `exchanged for a sound piece in size ${size}`,
  },
}
