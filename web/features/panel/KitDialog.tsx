import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ReadKit, SaveKit } from '@fairlead/contract/v2/interviews/kit'
import { checkKit, cleanKit } from '@fairlead/domain/interview/interview-kit'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as panelText } from '../../i18n/panel.ts'
import { text as panelKitText } from '../../i18n/panel-kit.ts'
import { LoadingBox } from '../../ui/LoadingBox.tsx'

export function KitDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { data: kit } = useQuery({ ...queryFor<ReadKit>('v2/interviews/kit', { project_id: projectId }), staleTime: 0, gcTime: 0 })
  return (
    <Dialog title={panelText.interviewKit} size={560} onClose={onClose}>
      {kit ? (
        <KitForm kit={kit} projectId={projectId} onClose={onClose} />
      ) : (
        <LoadingBox h={280} radius={12} label={panelKitText.loadingTheKit} />
      )}
    </Dialog>
  )
}

const linesOf = (text: string) => text.split('\n')

function KitForm({ kit, projectId, onClose }: { kit: ReadKit['answer']; projectId: string; onClose: () => void }) {
  const tidied = ({ attributes, questions }: typeof initial) => cleanKit({ attributes: linesOf(attributes), questions: linesOf(questions) })
  const initial = { attributes: kit.attributes.join('\n'), questions: kit.questions.join('\n') }
  const form = useForm(initial, {
    check: (values) => checkKit(tidied(values)),
    send: (values) => send<SaveKit>('PUT', 'v2/interviews/kit', { project_id: projectId, ...tidied(values) }),
    success: panelKitText.saved,
    onSuccess: () => {
      invalidate('v2/interviews/kit', 'v2/interviews/scorecards')
      onClose()
    },
    failure: panelKitText.notSaved,
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        <Text size="sm" c="dimmed">
          {panelKitText.intro}
          {kit.is_proposed && panelKitText.suggestedHint}
        </Text>
        <Textarea
          label={panelKitText.attributesToRate}
          description={panelKitText.attributesHint}
          autosize
          minRows={4}
          maxRows={8}
          readOnly={!kit.may_save}
          {...form.field('attributes')}
        />
        <Textarea
          label={panelKitText.questionsToAsk}
          description={panelKitText.onePerLine}
          autosize
          minRows={5}
          maxRows={12}
          readOnly={!kit.may_save}
          {...form.field('questions')}
        />
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {kit.may_save ? panelKitText.cancel : panelKitText.close}
          </Button>
          {kit.may_save && (
            <Button type="submit" loading={form.busy}>
              {panelKitText.saveKit}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
