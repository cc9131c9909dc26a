import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import type { CheckScopes } from '@fairlead/contract/v1/users/scope_check'
import { outreachMethods, outreachOptions, type OutreachMethod } from '@fairlead/domain/project/outreach-options'
import { must } from '@fairlead/domain/shared/records'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryFor } from '../../../api/cache.ts'
import type { StepProps } from '../step.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

const LinkedinSignIn = lazy(() =>
  import('../../../candidate/LinkedinSignIn.tsx').then(({ LinkedinSignIn: component }) => ({ default: component })),
)
const PermissionsDialog = lazy(() =>
  import('../../../session/PermissionsDialog.tsx').then(({ PermissionsDialog: component }) => ({ default: component })),
)

type Scopes = CheckScopes['answer']

const about: Record<OutreachMethod, string> = {
  email: wizardOutreachText.emailMethod,
  inmail: wizardOutreachText.inmailMethod,
  invitation: wizardOutreachText.invitationMethod,
}

function standing(method: OutreachMethod, scopes: Scopes | undefined): { text: string; asks: boolean } {
  if (!scopes) return { text: '', asks: false }
  if (method === 'email')
    return scopes.email_send
      ? { text: wizardOutreachText.sendingAllowed, asks: false }
      : { text: wizardOutreachText.sendingNotAllowed, asks: true }
  if (scopes.linkedin === 'connected') return { text: wizardOutreachText.linkedinConnected, asks: false }
  if (scopes.linkedin === 'by_hand') return { text: wizardOutreachText.noLinkedinGateway, asks: false }
  return { text: wizardOutreachText.linkedinNotConnected, asks: true }
}

export function MethodList({ settings, change }: Pick<StepProps, 'settings' | 'change'>) {
  const scopes = useQuery(queryFor<CheckScopes>('v1/users/scope_check', {}))
  const [connecting, setConnecting] = useState<'mail' | 'linkedin' | null>(null)
  const used = settings.outreach_methods
  const settled = () => {
    setConnecting(null)
    void scopes.refetch()
  }
  return (
    <Stack gap="sm" component="ul">
      {outreachMethods.map((method, index) => {
        const { text, asks } = standing(method, scopes.data)
        return (
          <Group key={method} component="li" className="card" p="md" justify="space-between" gap="sm">
            <div className="basis">
              <Switch
                label={must(outreachOptions[index]).label}
                description={about[method]}
                checked={used.includes(method)}
                onChange={(event) => {
                  const on = event.currentTarget.checked
                  change({ outreach_methods: outreachMethods.filter((entry) => (entry === method ? on : used.includes(entry))) })
                }}
              />
              {used.includes(method) && text !== '' && (
                <Text size="sm" c={asks ? 'var(--warn-text)' : 'dimmed'} mt={6}>
                  {text}
                </Text>
              )}
            </div>
            {used.includes(method) && asks && (
              <Button size="compact-sm" variant="default" onClick={() => setConnecting(method === 'email' ? 'mail' : 'linkedin')}>
                {method === 'email' ? wizardOutreachText.allow : wizardOutreachText.connect}
              </Button>
            )}
          </Group>
        )
      })}
      <Suspense>
        {connecting === 'linkedin' && <LinkedinSignIn onClose={() => setConnecting(null)} onSignedIn={settled} />}
        {connecting === 'mail' && <PermissionsDialog onClose={settled} />}
      </Suspense>
    </Stack>
  )
}
