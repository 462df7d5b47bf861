import type { adminUploads as english } from '#i18n/en/admin/uploads.ts'

const uploads: typeof english.uploads = {
  drop: 'أفلت الصور هنا، أو',
  pick: 'اختر الصور',
  sending: (name) => `جارٍ رفع ${name}`,
  tooLarge: (name) => `حجم ${name} أكبر من 10 ميجابايت أو 40 ميجابكسل.`,
  wrongType: (name) => `${name} ليس صورة من نوع مقبول (PNG أو JPG أو GIF أو WebP).`,
  failed: 'تعذّر رفع الصورة',
  failedWhy: (why) => `تعذّر رفع الصورة: ${why}`,
  retry: 'إعادة المحاولة',
  chooseAnother: 'أزِله واختر ملفًا آخر.',
}

const tableFile: typeof english.tableFile = {
  drop: 'أفلت الملف هنا، أو',
  pick: 'اختر ملفًا',
  chosen: (name) => `الملف المختار: ${name}`,
}

export const adminUploads = { uploads, tableFile }
