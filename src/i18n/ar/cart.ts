import type { cart as english } from '../en/cart.ts'
import { arabicPlural } from '../plural.ts'

const items = arabicPlural({
  zero: 'السلة فارغة',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})

export const cart: typeof english = {
  title: 'السلة',
  items,
  close: 'إغلاق السلة',
  notSoldAnyMore: 'لم يعد متاحًا',
  notOpenYet: 'لم يُفتح بعد',
  decrease: (name) => `إنقاص قطعة: ${name}`,
  increase: (name) => `زيادة قطعة: ${name}`,
  quantity: (name) => `الكمية: ${name}`,
  remove: 'حذف',
  removeNamed: (name, size) => `حذف ${name}، ${size}`,
  removed: (name, size) => `حُذفت القطعة: ${name}، ${size}.`,
  undo: 'تراجع',
  undoNamed: (name, size) => `تراجع: إعادة ${name}، ${size}`,
  changeTo: (count) => `اجعلها ${count}`,
  nowHas: (quantity, amount) => `الكمية ${quantity}، ${amount}`,
  checking: 'جارٍ التحقق من المخزون والأسعار...',
  cartNotChecked: 'تعذّر التحقق من محتويات السلة. حاول مرة أخرى.',
  itemNotChecked: 'تعذّر التحقق من هذه القطعة. حاول مرة أخرى.',
  checkAgain: 'تحقق مرة أخرى',
  noRoom: (pieces: string) => `تتسع السلة لـ 50 قطعة مختلفة على الأكثر. لم يبقَ مكان لـ: ${pieces}`,
  subtotal: 'المجموع الفرعي',
  toFavorites: 'عرض المفضلة',
  total: 'الإجمالي',
  shippingLater: 'تُضاف تكلفة الشحن عند إتمام الشراء.',
  nothingToBuy: 'لا يمكن طلب أي قطعة من سلتك. احذف ما نفد أو اختر مقاسًا آخر.',
  checkout: 'إتمام الشراء',
  emptyTitle: 'سلتك فارغة.',
  emptyText: 'ابدأ بلون واحد.',
  black: 'أسود',
  white: 'أبيض',
}
