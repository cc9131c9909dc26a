// Single sign-on of the workspace: its providers, its domains, and whether it is required.
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../api/failure.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingRows } from '../../../ui/LoadingRows.tsx'
import { Connections } from './Connections.tsx'
import { Domains } from './Domains.tsx'
import { SsoRequirement } from './SsoRequirement.tsx'
import { useSsoPage } from './use-sso.ts'

export function SingleSignOnScreen() {
  const page = useSsoPage()
  const { data } = page
  return (
    <div className="page">
      <Anchor component={Link} to="/team" size="sm">
        {ssoText.backToTeam}
      </Anchor>
      <Title order={1} mb={4} mt={4}>
        {ssoText.title}
      </Title>
      <Text c="dimmed" mb="lg">
        {ssoText.about}
      </Text>
      {data ? (
        <Stack gap="lg">
          <Connections connections={data.connections} />
          <Domains domains={data.domains} />
          <SsoRequirement key={String(data.required_from)} page={data} />
        </Stack>
      ) : page.isError ? (
        <ErrorState text={sentenceOf(page.error, ssoText.loadFailed)} onRetry={() => void page.refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </div>
  )
}
