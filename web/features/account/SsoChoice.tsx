// The providers of the workspace that owns a typed address's domain.
import { Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { FindSso } from '@fairlead/contract/v2/account/sso'
import { domainOf, readDomain } from '@fairlead/domain/account/single-sign-on'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as accountText } from '../../i18n/account.ts'
import { text as ssoText } from '../../i18n/single-sign-on.ts'
import { beginSso } from '../../session/provider-sign-in.ts'
import { FormError } from '../../ui/FormError.tsx'

/** Only the domain is sent. */
export function useSso(email: string): FindSso['answer'] | null {
  const [address] = useDebouncedValue(email.trim(), 300)
  const domain = address.includes('@') ? readDomain(domainOf(address)) : null
  const query = useQuery({
    ...queryFor<FindSso>('v2/account/sso', { email: `@${domain}` }),
    enabled: domain !== null,
    retry: false,
    staleTime: 60_000,
  })
  return domain !== null && query.data && query.data.connections.length > 0 ? query.data : null
}

export function SsoChoice({ choice, email, back }: { choice: FindSso['answer']; email: string; back: string | undefined }) {
  const beginning = useSubmit({
    send: (connection: string) => beginSso({ connection, purpose: 'in', back, hint: email.trim() }),
    // the browser is about to leave for the provider's page
    onSuccess: () => new Promise(() => {}),
    failure: accountText.retryLater,
  })
  return (
    <Stack gap="sm">
      {choice.connections.map(({ id, name }) => (
        <Button key={id} size="md" loading={beginning.running?.[0] === id} onClick={() => void beginning.run(id)}>
          {ssoText.continueWith(name)}
        </Button>
      ))}
      <FormError>{beginning.sentence}</FormError>
    </Stack>
  )
}
