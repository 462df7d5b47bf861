import type { ReactNode } from 'react'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { GoneNotice, StaleNotice } from './stale-notice.tsx'
import type { AdminForm } from './use-admin-form.tsx'

export interface NoticesProps<V extends object, F extends keyof V & string, S> {
  form: AdminForm<V, F, S>
  names: Record<F, string>
  /** A field's value in words. */
  show: (field: F, typed: V) => ReactNode
}

/** What stands in the way of saving, what somebody else saved, and that it was deleted. */
export function FormNotices<V extends object, F extends keyof V & string, S>(props: NoticesProps<V, F, S>) {
  const { form, names, show } = props
  const { problem, stale, isGone } = form
  const told = (field: F) => ({ key: field, name: names[field], theirs: stale && show(field, stale.theirs) })
  return (
    <>
      {problem ? <ProblemNotice problem={problem} /> : null}
      {isGone ? <GoneNotice /> : null}
      {stale && !isGone ? (
        <StaleNotice
          met={stale.theirs}
          taken={stale.taken.map(told)}
          contested={stale.contested.map((field) => ({
            ...told(field),
            mine: show(field, stale.mine),
            chosen: stale.chosen[field],
          }))}
          isAsked={problem !== undefined}
          onChoose={(key, whose) => {
            const field = stale.contested.find((each) => each === key)
            if (field) form.choose(field, whose)
          }}
        />
      ) : null}
    </>
  )
}
