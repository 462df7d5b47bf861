import { useLocation, useNavigate, useSearchParams } from 'react-router'

const NEXT = 'from-shipping'

/** The step is in the address, so the browser's Back leads to the one before. */
export function useSteps() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  return {
    isPaymentAsked: query.get('step') === 'payment',
    toPayment: () => void navigate('?step=payment', { state: NEXT }),
    /** The way one came, so that going back and forth leaves no trail. */
    toShipping: () => void (state === NEXT ? navigate(-1) : navigate('?', { replace: true })),
  }
}

export type Steps = ReturnType<typeof useSteps>
