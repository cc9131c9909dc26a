import { Anchor, Text, Title, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { checkoutQuery, type Checkout, type Plan } from './checkout-calls.ts'
import styles from './checkout.module.css'
import { RequestDialog } from './RequestDialog.tsx'
import { Requests } from './Requests.tsx'
import { text as checkoutText } from '../../i18n/checkout.ts'
import { priceText } from '@fairlead/domain/account/plans'
import { IconCheck } from '@tabler/icons-react'

export function CheckoutScreen() {
  const checkout = useQuery({ ...checkoutQuery, staleTime: 0 })
  const [chosen, setChosen] = useState<Plan | null>(null)
  useBackFromPaying(checkout.data)
  return (
    <div className="page">
      <Title order={1} mb={4}>
        {checkoutText.plans}
      </Title>
      {checkout.data ? (
        <>
          <Trials trials={checkout.data.trials} limit={checkout.data.trial_contacts} />
          <Requests requests={checkout.data.requests} plans={checkout.data.plans} />
          {checkout.data.plans.length === 0 ? (
            <EmptyState title={checkoutText.noPlansAvailable} text={checkoutText.noPlansText} />
          ) : (
            <ul className="tiles above-16">
              {checkout.data.plans.map((plan) => (
                <PlanCard key={plan.key} plan={plan} onChoose={() => setChosen(plan)} />
              ))}
            </ul>
          )}
        </>
      ) : checkout.isError ? (
        <ErrorState text={checkoutText.plansLoadFailed} onRetry={() => void checkout.refetch()} />
      ) : (
        <div className="tiles above-16">
          <LoadingRows rows={5} />
          <LoadingRows rows={5} />
        </div>
      )}
      {chosen && <RequestDialog plan={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function Trials({ trials, limit }: { trials: Checkout['trials']; limit: number }) {
  if (trials.length === 0)
    return (
      <Text c="dimmed" mb="lg">
        {checkoutText.noFreeTrial}
      </Text>
    )
  return (
    <section className={`stack below-24 ${styles.trials}`} aria-labelledby="trials">
      <Text c="dimmed">{checkoutText.freeTrialExplained(limit)}</Text>
      <h2 className="text-18 above-16" id="trials">
        {checkoutText.yourFreeTrials}
      </h2>
      <ul>
        {trials.map(({ project_id, project_name, contacts, contacts_left }) => (
          <li key={project_id}>
            <Anchor renderRoot={(props) => <Link to="/panel" search={{ project: project_id }} {...props} />} underline="always">
              {project_name || checkoutText.untitledProject}
            </Anchor>
            <span>{checkoutText.ofCandidatesLeft(contacts_left, contacts)}</span>
            <progress max={contacts} value={contacts - contacts_left} aria-label={checkoutText.usedOf(project_name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** After the payment page, shows the outcome once. */
function useBackFromPaying(checkout: Checkout | undefined): void {
  const { paid } = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = checkout?.requests.find(({ id }) => id === paid)?.state
  useEffect(() => {
    if (!paid || !checkout) return
    showToast(state === 'paid' ? checkoutText.paidNow : checkoutText.notPaidYet)
    void navigate({ to: '/checkout', replace: true })
  }, [paid, state, checkout, navigate])
}

/** One plan: its description, price, and contents. */
function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const id = `plan-${plan.key}`
  return (
    <li className="card column pad-24 gap-12" aria-labelledby={id}>
      <h2 className="text-18" id={id}>
        {plan.name}
      </h2>
      <Text c="dimmed">{plan.about}</Text>
      <p className="number">{priceText(plan.price)}</p>
      <ul className="stack grow text-15 content-start">
        {plan.points.map((point) => (
          <li className="flex" key={point}>
            <IconCheck size={16} className="accent above-4" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <Button variant={plan.payable ? 'filled' : 'light'} onClick={onChoose}>
        {plan.payable ? checkoutText.choose : checkoutText.request} {plan.name}
      </Button>
    </li>
  )
}
