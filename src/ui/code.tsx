import type { ReactNode } from 'react'

/** Codes, phones, e-mails: always read from the left, whatever stands around them. */
export const Code = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>
