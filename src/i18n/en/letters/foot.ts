/** Under every letter of the shop: whom to ask. */
export const letterFoot = {
  questions: 'Questions? Write or call us:',
  comma: ', ',
  whatsapp: 'WhatsApp',
}
