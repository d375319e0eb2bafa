import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { Banner } from './Banner.tsx'
const nothing = () => {}

export const example: Example = {
  name: 'Banner',
  states: {
    info: (
      <Banner
        onClose={nothing}
        closeLabel="Close"
        action={
          <Button size="small" kind="quiet">
            Learn more
          </Button>
        }
      >
        This board is archived. Nothing new can be saved to it.
      </Banner>
    ),
    danger: <Banner kind="danger">You’re offline. Your changes will be sent later.</Banner>,
    success: <Banner kind="success">Your email is verified.</Banner>,
  },
}
