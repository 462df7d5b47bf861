import { describe, expect, test } from 'vitest'
import { derivedSku, orderIdIn, outcomeOf, outcomeOfReason, outcomePath } from '../outcome.ts'

const of = (query: string) => outcomeOf(new URLSearchParams(query))

/** What stands in every redirect of the provider, whatever became of the payment. */
const ALWAYS = 'is_3d_secure=true&error_occured=false&is_voided=false&is_refunded=false&is_auth=false'

describe('the page after a payment', () => {
  test.each([
    ['success=true&pending=false', 'success'],
    ['success=1', 'success'],
    ['success=TRUE', 'success'],
    ['failed=true', 'failure'],
    ['success=failed', 'failure'],
    ['cancelled=true', 'cancelled'],
    ['success=cancelled', 'cancelled'],
    ['pending=true&success=false', 'success'],
    ['success=true&auth_result=N', 'success'],
    ['success=true&is_voided=true', 'cancelled'],
  ])('a flag comes first: %s leads to %s', (query, page) => {
    expect(of(query)).toBe(page)
  })

  test.each([
    ['Y', 'success'],
    ['successful', 'success'],
    ['N', 'not-authenticated'],
    ['not_verified', 'not-authenticated'],
    ['cancel', 'cancelled'],
    ['U', 'unavailable'],
    ['rejected', 'rejected'],
    ['E', 'server-error'],
    ['server_error', 'server-error'],
    ['AI', 'asm-policy-error'],
    ['constructor', 'failure'],
  ])('then the authentication: %s leads to %s', (code, page) => {
    expect([of(`auth_result=${code}`), of(`auth_status=${code}&error=x`)]).toEqual([page, page])
  })

  test.each([
    ['message=3DS+authentication+success', 'success'],
    ['x=ACS+verified', 'success'],
    ['message=AUTHENTICATION_FAILED', 'not-authenticated'],
    ['message=Authentication+was+cancelled', 'cancelled'],
    ['message=ACS+unavailable', 'unavailable'],
    ['message=authentication+rejected', 'rejected'],
    ['message=ACS+error', 'server-error'],
    ['message=authentication+policy+error', 'asm-policy-error'],
    ['message=3DS+something', 'failure'],
  ])('then what is said of it: %s leads to %s', (query, page) => {
    expect(of(query)).toBe(page)
  })

  test.each([
    ['error=timeout', 'failure'],
    ['error=x&acs_result=Y', 'failure'],
    ['acs_result=Y', 'success'],
    ['acs_result=c', 'cancelled'],
    ['acs_result=AI', 'asm-policy-error'],
    ['acs_result=Z', 'failure'],
    ['acs_result=success', 'failure'],
    ['', 'success'],
    ['id=123&merchant_order_id=1-01ABC', 'success'],
  ])('at last, “%s” leads to %s', (query, page) => {
    expect(of(query)).toBe(page)
  })

  test.each([
    ['success=false', 'failure'],
    [`success=false&${ALWAYS}&data.message=Do+not+honour&txn_response_code=DECLINED`, 'failure'],
    [`success=false&${ALWAYS}&txn_response_code=AUTHENTICATION_FAILED`, 'not-authenticated'],
    [`success=false&${ALWAYS}&data.message=Cancelled+by+user`, 'cancelled'],
    [`success=false&${ALWAYS}&data.message=success`, 'failure'],
    ['success=false&auth_result=Y', 'failure'],
    ['success=false&auth_result=U', 'unavailable'],
  ])('what failed is never shown as paid: %s leads to %s', (query, page) => {
    expect(of(query)).toBe(page)
  })

  test('names of parameters say nothing, only their values', () => {
    expect(of(ALWAYS)).toBe('success')
    expect(of(`${ALWAYS}&success=false`)).toBe('failure')
  })
})

test.each([
  ['reason=n', 'not-authenticated'],
  ['reason=U', 'unavailable'],
  ['status=r', 'rejected'],
  ['reason=c', 'cancelled'],
  ['reason=canceled', 'cancelled'],
  ['reason=y', 'success'],
  ['status=servererror', 'server-error'],
  ['reason=error', 'server-error'],
  ['reason=policy_error', 'asm-policy-error'],
  ['reason=failed', 'failure'],
  ['reason=other', 'failure'],
  ['', 'failure'],
])('the failure page’s “%s” means %s', (query, page) => {
  expect(outcomeOfReason(new URLSearchParams(query))).toBe(page)
})

describe('what goes along', () => {
  const query = new URLSearchParams(
    'id=77&txn_id=8&merchant_order_id=2-01JDCGZ7M3Q4V9T2K5WEXA8RPN&hmac=secret&success=true',
  )

  test('is the ids and nothing else', () => {
    expect(outcomePath('success', query)).toBe(
      '/payment/success?id=77&txn_id=8&merchant_order_id=2-01JDCGZ7M3Q4V9T2K5WEXA8RPN',
    )
    expect(outcomePath('failure', new URLSearchParams('success=false'))).toBe('/payment/failure')
  })

  test('names the order behind the number of the try', () => {
    expect(orderIdIn(query)).toBe('01JDCGZ7M3Q4V9T2K5WEXA8RPN')
    expect(orderIdIn(new URLSearchParams('merchant_order_id=01jdcgz7m3q4v9t2k5wexa8rpn'))).toBe(
      '01JDCGZ7M3Q4V9T2K5WEXA8RPN',
    )
    expect(orderIdIn(new URLSearchParams('merchant_order_id=../admin'))).toBeNull()
    expect(orderIdIn(new URLSearchParams('id=77'))).toBeNull()
  })

  test('gives the code of the order, or of the transaction', () => {
    expect(derivedSku(query)).toBe('BWXA8RPN')
    expect(derivedSku(new URLSearchParams('txn_id=192036465'))).toBe('BW036465')
    expect(derivedSku(new URLSearchParams())).toBeNull()
  })
})
