import type { preview as english } from '../en/preview.ts'

export const preview: typeof english = {
  title: (name) => `معاينة: ${name}`,
  draft: 'مسودة: لا يرى هذه الصفحة إلا فريق المتجر، وهكذا سيراها العملاء بعد النشر.',
  published: 'المنتج معروض في المتجر، وهكذا يراه العملاء.',
  still: 'لا يمكن الشراء من هنا.',
  edit: 'تعديل المنتج',
}
