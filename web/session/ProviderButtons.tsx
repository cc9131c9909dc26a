import { Button, Divider, Stack } from '@mantine/core'
import type { ListProviders } from '@fairlead/contract/v1/users/providers'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { IconBrandGoogleFilled, IconBrandWindowsFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../api/cache.ts'
import { useSubmit } from '../api/use-submit.ts'
import { FormError } from '../ui/FormError.tsx'
import { beginSignIn, providerLabels } from './provider-sign-in.ts'
import { text as sessionText } from '../i18n/session.ts'

export const providersQuery = { ...queryFor<ListProviders>('v1/users/providers', {}), staleTime: Number.POSITIVE_INFINITY, retry: false }
export const providerIcons = { google: IconBrandGoogleFilled, microsoft: IconBrandWindowsFilled }

interface Props {
  purpose: 'in' | 'register'
  back?: string | undefined
  invitation?: string | undefined
  product?: string | undefined
}

export function ProviderButtons({ purpose, ...wish }: Props) {
  const providers = useQuery(providersQuery)
  const beginning = useSubmit({
    send: (provider: AuthProvider) => beginSignIn({ provider, purpose, scopes: [], ...wish }),
    // the browser is about to leave for the provider's page
    onSuccess: () => new Promise(() => {}),
    failure: (provider) => sessionText.providerUnavailable(providerLabels[provider]),
  })
  // without any, or without a response, there is the password
  if (!providers.data || providers.data.length === 0) return null

  return (
    <Stack gap="sm" mt="lg">
      <Divider label={sessionText.or} />
      {providers.data.map(({ auth_provider: provider, name }) => {
        const Icon = providerIcons[provider]
        return (
          <Button
            key={provider}
            variant="default"
            size="md"
            leftSection={<Icon size={18} aria-hidden />}
            loading={beginning.running?.[0] === provider}
            onClick={() => void beginning.run(provider)}
          >
            {purpose === 'in' ? sessionText.signInWith(name) : sessionText.signUpWith(name)}
          </Button>
        )
      })}
      <FormError>{beginning.sentence}</FormError>
    </Stack>
  )
}
