// The postal address below the workspace's outreach: shown to everyone, changed by admins.
import { Button, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { cleanPostalAddress, validatePostalAddress } from '@fairlead/domain/outreach/postal-address'
import { useForm } from '../../api/use-form.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { text as postalText } from '../../i18n/postal-address.ts'
import type { ReadPostalAddress, SavePostalAddress } from '@fairlead/contract/v2/team/postal_address'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

export function PostalAddress() {
  const page = usePostalAddress()
  const { data } = page
  return (
    <section className="card pad-16" aria-labelledby="postal-address">
      <Title order={2} size="h3" id="postal-address" mb={4}>
        {postalText.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {postalText.about}
      </Text>
      {data ? (
        data.can_manage ? (
          <PostalAddressForm page={data} />
        ) : (
          <Text size="sm" className="lines">
            {data.postal_address ?? postalText.none}
          </Text>
        )
      ) : page.isError ? (
        <ErrorState text={postalText.loadFailed} onRetry={() => void page.refetch()} />
      ) : (
        <Skeleton h={120} radius={12} />
      )}
    </section>
  )
}

function PostalAddressForm({ page }: { page: PostalAddressPage }) {
  const form = useForm(
    { postal_address: page.postal_address ?? '' },
    {
      check: ({ postal_address }) => {
        const problem = validatePostalAddress(cleanPostalAddress(postal_address))
        return problem ? { postal_address: problem } : null
      },
      send: savePostalAddress,
      success: postalText.saved,
      onSuccess: (saved) => {
        form.set({ postal_address: saved.postal_address ?? '' })
      },
      failure: postalText.saveFailed,
      failureIn: { field: 'postal_address' },
    },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm" align="start">
        <Textarea
          label={postalText.label}
          placeholder={postalText.example}
          autosize
          minRows={3}
          maxRows={6}
          w="100%"
          {...form.field('postal_address')}
        />
        <Button type="submit" loading={form.busy}>
          {postalText.save}
        </Button>
      </Stack>
    </form>
  )
}

type PostalAddressPage = ReadPostalAddress['answer']

const query = queryFor<ReadPostalAddress>('v2/team/postal_address', {})

function usePostalAddress() {
  return useQuery({ ...query, staleTime: 0 })
}

async function savePostalAddress(page: { postal_address: string }): Promise<PostalAddressPage> {
  const answer = await send<SavePostalAddress>('PUT', 'v2/team/postal_address', page)
  putAnswer(query.queryKey, answer)
  invalidate('v2/outreach/preview')
  return answer
}
