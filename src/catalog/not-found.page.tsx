import { data } from 'react-router'

/** No page has this address. The root says so, with the shop around it. */
const load = () => {
  throw data(null, { status: 404 })
}

export { load as clientLoader, load as loader }

export default function NotFoundPage() {
  return null
}
