import { Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as followingTexts } from '../following/texts/texts.generated.ts'
import { useEntity, useServices } from '../../services.tsx'
import { useAccountGate } from '../accounts/account-gate.ts'

/** Follows a topic (FIND-02). */
export const FollowTopicButton = ({ topicId }: { readonly topicId: string }) => {
  const t = useTexts(texts, followingTexts)
  const app = useServices()
  const gate = useAccountGate()
  const topic = useEntity('topic', topicId)
  if (!topic) return null
  const toFollow = {
    title: t('account.toFollow', { name: topic.name }),
    signUpTitle: t('account.toFollow.new', { name: topic.name }),
  }
  const follows = topic.is_followed === true
  return (
    <Button
      kind={follows ? 'neutral' : 'accent'}
      aria-label={t(follows ? 'topic.unfollow.named' : 'topic.follow.named', { name: topic.name })}
      onClick={() => gate(toFollow, (actions) => actions.setFollowingTopic(app, topicId, !follows))}
    >
      {t(follows ? 'topic.following' : 'topic.follow')}
    </Button>
  )
}
