import type { DidIt } from '@corkboard/contract/content/wire/pin-interactions'
import { Dialog, FlagIcon, IconButton, Menu, MoreIcon } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useFeed, useServices } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { openReport } from '../../lazy/open-report.tsx'
import { reportTargetOf } from '../../product/reporting/report-target.ts'
import { didItsOf } from './did-its.ts'
import styles from './ReactionDialogs.module.css'
import { PeopleList, Person } from './PeopleList.tsx'

/** PIN-09: the menu for another user's try. */
const TryMenu = ({ id, pin_id: parentId, user }: DidIt) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const gate = useAccountGate()
  const label = t('interactions.tried.menu', { name: user.full_name })
  const report = () =>
    gate({ title: t('interactions.toReport'), signUpTitle: t('interactions.toReport.new') }, () =>
      openReport(services, reportTargetOf(services, { id, type: 'did_it', parentId })),
    )
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} label={label} icon={<MoreIcon />} />}
      items={[{ id: 'report', label: t('interactions.tried.report'), icon: <FlagIcon />, onSelect: report }]}
    />
  )
}

const Try = (item: DidIt) => {
  const { user, text, images, dominant_color: color } = item
  const t = useTexts(texts)
  const photo = images?.['736x']
  return (
    <div className={styles.form}>
      <Person user={user}>{!item.is_mine && <TryMenu {...item} />}</Person>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {photo && (
        <img
          className={styles.photo}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={t('interactions.tried.photo', { name: user.full_name })}
          loading="lazy"
          style={{ '--ground': color, background: 'var(--ground)' } as CSSProperties}
        />
      )}
    </div>
  )
}

/** PIN-08: lists who tried it, with their results. */
export const DidItsDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useTexts(texts)
  const feed = useFeed<DidIt>(didItsOf(pinId))
  return (
    <Dialog open title={t('interactions.tried.title')} closeLabel={t('interactions.close')} onClose={onClose}>
      <PeopleList
        feed={feed}
        failed={t('interactions.tried.failed')}
        none={t('interactions.tried.none')}
        line={(item) => <Try {...item} />}
      />
    </Dialog>
  )
}
