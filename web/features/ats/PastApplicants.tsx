// Whether everyone who applied in the linked system comes into the talent pool, and how far that is.
import { Anchor, Switch, Text, Title } from '@mantine/core'
import type { ChangeAtsHistory } from '@fairlead/contract/v2/ats/history'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Link } from '@tanstack/react-router'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as atsText } from '../../i18n/ats.ts'
import { useAts, type AtsOverview } from '../../project/ats/ats-link.ts'
import { useUser } from '../../session/use-user.ts'
import { FormError } from '../../ui/FormError.tsx'
import { When } from '../../ui/When.tsx'

export function PastApplicants({ link }: { link: NonNullable<AtsOverview['link']> }) {
  const { history, integration } = link
  const isAdmin = useUser().data?.is_workspace_admin ?? true
  // the page's own query, more often while pages come in
  useAts(history.is_reading ? 3000 : false)
  const changing = useSubmit({
    send: (isOn: boolean) => send<ChangeAtsHistory>('PUT', 'v2/ats/history', { is_on: isOn }),
    onSuccess: () => invalidate('v2/ats'),
    failure: atsText.notChanged,
  })
  const count = history.applications.toLocaleString(readersLocale())
  return (
    <section className="card stack pad-24 gap-16" aria-labelledby="ats-history">
      <div>
        <Title order={2} size="h3" id="ats-history">
          {atsText.pastApplicants}
        </Title>
        <Text size="sm" c="dimmed">
          {atsText.pastApplicantsHint}
        </Text>
      </div>
      <Switch
        label={atsText.bringIn(integration)}
        checked={history.is_on}
        disabled={!isAdmin || changing.busy}
        onChange={(event) => void changing.run(event.currentTarget.checked)}
      />
      {(history.is_on || history.applications > 0) && (
        <output className="text-14">
          {history.is_reading ? atsText.applicationsSoFar(count) : atsText.applicationsRead(count)}
          {!history.is_reading && history.at !== null && (
            <>
              {' · '}
              {atsText.upToDate} <When date={history.at} />
            </>
          )}{' '}
          <Anchor size="sm" renderRoot={(props) => <Link to="/talent" {...props} />}>
            {atsText.seeTalentPool}
          </Anchor>
        </output>
      )}
      <FormError>{changing.sentence}</FormError>
    </section>
  )
}
