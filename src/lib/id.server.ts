import { ulid } from 'ulid'

/** 26 characters, sortable by time, its last 80 bits from a secure source (not the monotonic kind: ids can't be guessed). */
export const newId = (): string => ulid()
