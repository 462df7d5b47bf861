/** Why an order is paid by card alone, by the rule of the settings. */
export const noCash = {
  'first order': 'أول طلب بهذه القيمة يُدفع بالبطاقة.',
  refusals: 'عاد إلينا طرد طُلب من هنا، لذلك يُدفع هذا الطلب بالبطاقة.',
  'open total': 'مجموع طلباتك النقدية التي في الطريق، مع هذا الطلب، أكبر مما نقبله نقدًا، لذلك يُدفع هذا الطلب بالبطاقة.',
}
