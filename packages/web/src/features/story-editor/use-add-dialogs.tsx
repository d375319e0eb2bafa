import type { StoryTrack } from '@corkboard/contract/content/wire/story-draft'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import { addTemplate, newBlock, setMusic } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** Opens the dialogs that choose what is added to the page. Each loads when it is opened. */
export const useAddDialogs = (editor: Editor, tracks: readonly StoryTrack[]) => {
  const t = useTexts(texts)
  const services = useServices()
  const { page, place, setKnown } = editor

  const mention = () =>
    void openDialog(services, async () => {
      const { PickPerson } = await import('./pickers/PickPerson.tsx')
      return (close) => (
        <PickPerson
          onClose={close}
          onPick={(person) => {
            setKnown((it) => ({ ...it, people: new Map(it.people).set(person.id, person) }))
            place(newBlock('story_pin_mention_sticker_block', { userId: person.id }))
          }}
        />
      )
    })
  const product = () =>
    void openDialog(services, async () => {
      const { PickPin } = await import('./pickers/PickPin.tsx')
      return (close) => (
        <PickPin
          title={t('story.pin.title')}
          onClose={close}
          onPick={(pin) => {
            setKnown((it) => ({ ...it, pins: new Map(it.pins).set(pin.id, pin) }))
            place(newBlock('story_pin_product_sticker_block', { pinId: pin.id }))
            close()
          }}
        />
      )
    })
  const reply = () =>
    void openDialog(services, async () => {
      const { PickComment } = await import('./pickers/PickComment.tsx')
      return (close) => (
        <PickComment
          onClose={close}
          onPick={(comment) => {
            setKnown((it) => ({ ...it, comments: new Map(it.comments).set(comment.id, comment) }))
            place(newBlock('story_pin_comment_reply_sticker_block', { commentId: comment.id }))
          }}
        />
      )
    })
  const sticker = () =>
    void openDialog(services, async () => {
      const { PickSticker } = await import('./pickers/PickSticker.tsx')
      return (close) => (
        <PickSticker
          onClose={close}
          onPick={(text) => place(newBlock('story_pin_sticker_block', { text }))}
          onFile={(file) => void editor.addFiles([file], true)}
        />
      )
    })

  const music = () =>
    void openDialog(services, async () => {
      const { PickMusic } = await import('./pickers/PickMusic.tsx')
      return (close) => (
        <PickMusic
          tracks={tracks}
          onClose={close}
          onPick={({ id, title, artist }) => {
            const added = newBlock('story_pin_music_block', { text: title, detail: artist, trackId: id })
            editor.dispatch({ type: 'changed', change: (it) => setMusic(it, page.key, added), blockKey: added.key })
          }}
        />
      )
    })
  const template = () =>
    void openDialog(services, async () => {
      const { PickTemplate } = await import('./pickers/PickTemplate.tsx')
      return (close) => (
        <PickTemplate
          onClose={close}
          onPick={(pages) => {
            const [changed, first] = addTemplate(editor.state.document, page.key, pages)
            editor.dispatch({ type: 'changed', change: () => changed, pageKey: first, blockKey: null })
          }}
        />
      )
    })

  return { mention, product, reply, sticker, music, template }
}
