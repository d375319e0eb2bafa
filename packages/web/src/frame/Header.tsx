import { Button, CameraIcon, HomeIcon, IconButton, Logo, SearchField } from '@corkboard/design-system'
import { useEffect, useState, type ClipboardEvent, type ComponentType, type FormEvent } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../router/Link.tsx'
import { useNavigator, useShown, useViewer } from '../services.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ExploreMenu } from './ExploreMenu.tsx'
import { loadSignedInParts, signedInParts } from '../lazy/signed-in-parts.ts'
import styles from './Header.module.css'

const Brand = () => {
  const t = useTexts(shellTexts)
  return (
    <Link href="/" className={styles.brand} aria-label={t('site.name')}>
      <Logo />
      <span aria-hidden>{t('site.name')}</span>
    </Link>
  )
}

const Search = () => {
  const t = useTexts(texts)
  const navigator = useNavigator()
  const { visit } = useShown()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigator.go(query === '' ? '/search/pins/' : `/search/pins/?${new URLSearchParams({ q: query, rs: 'typed' })}`)
  }
  const onPaste = (event: ClipboardEvent) => {
    const picture = event.clipboardData.files[0]
    if (!picture) return
    event.preventDefault()
    void import('../product/search/handed-picture.ts').then(
      ({ handPicture }) => {
        if (!handPicture(picture)) navigator.go('/search/visual/')
      },
      () => undefined,
    )
  }
  const [Typeahead, setTypeahead] = useState<ComponentType>()
  const bring = () =>
    // Without it, the field searches all the same; the next focus tries again.
    void import('../product/search/Typeahead.tsx').then(
      (it) => setTypeahead(() => it.Typeahead),
      () => undefined,
    )
  // A real form, so that it works before the app has started.
  return (
    <form role="search" action="/search/pins/" className={styles.search} onSubmit={onSubmit}>
      <SearchField
        key={visit.search['q']}
        name="q"
        label={t('header.search')}
        clearLabel={t('header.search.clear')}
        defaultValue={visit.search['q'] ?? ''}
        onFocus={bring}
        onPaste={onPaste}
        other={<IconButton href="/search/visual/" label={t('header.search.picture')} icon={<CameraIcon />} />}
      />
      {Typeahead && <Typeahead />}
    </form>
  )
}

const SignIn = () => {
  const t = useTexts(texts)
  const { visit } = useShown()
  // These two pages are the login and sign-up forms themselves.
  if (visit.handlerId === 'www/login' || visit.handlerId === 'www/signup') return null
  // Only parameters that the page reads, so that a cached render is the same for everyone.
  const search = new URLSearchParams(visit.search as Record<string, string>).toString()
  const next = visit.location.pathname + (search && `?${search}`)
  const query = next === '/' ? '' : `?${new URLSearchParams({ next })}`
  return (
    <>
      <Button kind="quiet" size="small" href={`/login/${query}`}>
        {t('header.logIn')}
      </Button>
      <Button kind="accent" size="small" href={`/signup/${query}`}>
        {t('header.signUp')}
      </Button>
    </>
  )
}

/** Loaded before the app starts if the viewer is already signed in; after a login on this page, loaded now. */
const useSignedInParts = (isSignedIn: boolean) => {
  const [, setIsLoaded] = useState(false)
  const parts = signedInParts()
  useEffect(() => {
    if (isSignedIn && !parts) void loadSignedInParts().then(() => setIsLoaded(true))
  }, [isSignedIn, parts])
  return parts
}

/** The bar at the top of every page: home, explore, search, create, account. On phones most of it is in the bottom bar. */
export const Header = ({ hasHome }: { readonly hasHome: boolean }) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const { visit } = useShown()
  const parts = useSignedInParts(viewer.kind === 'AUTH')
  const hasBar = !visit.page?.hasOwnBar
  // Where there is no bottom bar, visitors still need a way to log in.
  const isShort = hasBar || viewer.kind === 'AUTH'
  return (
    <>
      <header className={isShort ? `${styles.header} ${styles.short}` : styles.header}>
        <div className={styles.start}>
          <Brand />
          <nav className={styles.places} aria-label={t('header.label')}>
            {hasHome && <IconButton href="/" label={t('header.home')} icon={<HomeIcon size={24} />} />}
            <ExploreMenu />
          </nav>
        </div>
        <Search />
        <div className={styles.end}>
          {viewer.kind === 'AUTH' ? parts && <parts.SignedInControls viewer={viewer} /> : <SignIn />}
        </div>
        {hasBar && (
          <BottomBar>{viewer.kind === 'AUTH' ? parts && <parts.MemberPlaces viewer={viewer} /> : <SignIn />}</BottomBar>
        )}
      </header>
      {viewer.kind === 'AUTH' && parts && <parts.SignedInNotices viewer={viewer} />}
    </>
  )
}
