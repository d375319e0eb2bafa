import { isEnabledGroup } from '@corkboard/contract/platform/experiment-groups'
import type { RequestContext } from '@corkboard/contract/page'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { useEffect } from 'react'
import { useRequestContext, useServices, useShown } from '../../services.tsx'
import { useExperiment } from '../experiments/use-experiment.ts'
import { suggestionsFor } from './share-suggestions.ts'

interface Situation {
  readonly device: RequestContext['device']
  readonly handlerId: string | null | undefined
  readonly viewer: Pick<SignedInViewer, 'should_show_messaging'>
}

/** (ours) True on pages where a user might send a pin, where preloading suggestions makes a difference. */
export const mightSend = ({ device, handlerId, viewer }: Situation): boolean =>
  device === 'phone' && viewer.should_show_messaging && handlerId === 'www/pin/[id]'

/** PIN-14, business §9: on phones, preloads suggestions of people to send a pin to, in the experiment's group. */
export const usePreloadedSuggestions = (viewer: SignedInViewer): void => {
  const { data } = useServices()
  const { device } = useRequestContext()
  const { handlerId } = useShown().visit
  const isMet = mightSend({ device, handlerId, viewer })
  const group = useExperiment('share_suggestions_ahead', isMet)
  const isAsked = isMet && isEnabledGroup(group)
  useEffect(() => {
    if (isAsked) void data.load(suggestionsFor('', true))
  }, [data, isAsked])
}
