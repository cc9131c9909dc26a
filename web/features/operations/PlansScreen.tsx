import { Badge, Button, Group, SegmentedControl, Text } from '@mantine/core'
import type { AnswerPlanRequest, ListPlanRequests } from '@fairlead/contract/v2/operations/plans'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { Pages, PastLastPage } from './Pages.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Asked = ListPlanRequests['answer']['requests'][number]

export function PlansScreen() {
  const routeSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const isSettled = routeSearch.settled === 'yes'
  const page = /^\d{1,4}$/.test(routeSearch.page ?? '') ? Number(routeSearch.page) : 1
  const list = useQuery({
    ...queryFor<ListPlanRequests>('v2/operations/plans', { is_settled: isSettled, page_idx: page }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  const goto = (search: { settled?: string | undefined; page?: string | undefined }) => void navigate({ to: '.', search })
  return (
    <OperationsFrame
      title={operationsText.plans}
      action={
        <SegmentedControl
          aria-label={operationsText.whichRequests}
          value={isSettled ? 'yes' : 'no'}
          onChange={(value) => goto({ settled: value === 'yes' ? 'yes' : undefined })}
          data={[
            { value: 'no', label: list.data ? operationsText.openCount(list.data.open) : operationsText.open },
            { value: 'yes', label: operationsText.settled },
          ]}
        />
      }
    >
      {list.isError && !list.data ? (
        <ErrorState text={operationsText.requestsLoadFailed} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <LoadingRows rows={4} />
      ) : list.data.requests.length === 0 && page > 1 ? (
        <PastLastPage onFirst={() => goto({ settled: routeSearch.settled })} />
      ) : list.data.requests.length === 0 ? (
        <EmptyState
          title={isSettled ? operationsText.noSettledRequests : operationsText.noPendingRequests}
          text={isSettled ? undefined : operationsText.planRequestsEmpty}
        />
      ) : (
        <ul className="stack gap-12">
          {list.data.requests.map((request) => (
            <RequestCard key={request.plan_request_id} request={request} />
          ))}
        </ul>
      )}
      {list.data && list.data.requests.length > 0 && (
        <Pages page={page} hasMore={list.data.has_more} onGo={(next) => goto({ settled: routeSearch.settled, page: String(next) })} />
      )}
    </OperationsFrame>
  )
}

function RequestCard({ request }: { request: Asked }) {
  const settling = useSubmit({
    send: (state: 'accepted' | 'declined') =>
      send<AnswerPlanRequest>('PUT', 'v2/operations/plans', { plan_request_id: request.plan_request_id, state }),
    onSettled: () => invalidate('v2/operations/plans'),
    failure: operationsText.requestNotUpdated,
    failureIn: 'toast',
  })
  const isOpen = request.state === 'requested'
  return (
    <li className="card pad-16 anywhere">
      <Group justify="space-between" gap="xs">
        <strong>
          {request.company}: {request.plan_name}
        </strong>
        <Text size="sm" c="dimmed" component="span">
          <When date={request.date} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {operationsText.planRequestSummary(request.searches, request.name, request.email)}
      </Text>
      {request.note && <p className="text-14 anywhere lines above-4 below-8">{request.note}</p>}
      <Group gap="xs" mt="xs">
        {isOpen ? (
          <>
            <Button
              size="xs"
              loading={settling.busy}
              onClick={() => void settling.run('accepted')}
              aria-label={operationsText.acceptCompany(request.company)}
            >
              {operationsText.accept}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={settling.busy}
              onClick={() => void settling.run('declined')}
              aria-label={operationsText.declineCompany(request.company)}
            >
              {operationsText.decline}
            </Button>
            <Button component="a" size="xs" variant="subtle" href={`mailto:${request.email}`}>
              {operationsText.writeToThem}
            </Button>
            {request.is_paying && (
              <Text size="sm" c="dimmed">
                {operationsText.paymentPageOpen}
              </Text>
            )}
          </>
        ) : (
          <Badge variant="light" color="gray" c="var(--ink)">
            {operationsText.planStates[request.state]} {request.settled_date && <When date={request.settled_date} />}
          </Badge>
        )}
      </Group>
    </li>
  )
}
