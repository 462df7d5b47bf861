export interface CardPayment {
  id: string
  orderId: string
  attemptId: string
  transactionId: number
  amount: number
  refunded: number
  settles: boolean
}
