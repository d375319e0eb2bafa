/** The most guessed words, in lowercase and without the digits and exclamation marks that users add. Ours. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `aaaaaaaa abcdef abcdefg abcdefgh access account admin administrator alexander alexandra amanda andrea andrew angel
  angela angels anthony asdf asdfgh asdfghjkl ashley austin azerty babygirl bailey banana baseball basketball
  beautiful benjamin birthday blahblah blessed bonjour brandon brittany bubbles buster butter butterfly carlos
  caroline changeit changeme charlie cheese chicken chocolate christian christmas coffee computer cookie cowboy
  crystal dancer danger daniel danielle december default diamond diamonds dolphin donald dragon dreamer eagle estrella
  family felicity flower flowers fluffy football forever freddie freedom friend friends gabriel gemini georgia ginger
  golfer goodluck guitar hannah happiness happy hardcore heather hello helloworld hockey honey horses hunter iloveme
  iloveyou iloveyousomuch internet isabella jackson january jasmine jellybean jennifer jessica jesus jonathan jordan
  joshua junior justin killer kitten kitty letmein letmeinplease login london lovelove lovely loveme loveyou lucky
  madison maggie magic manchester marina martin master matthew melissa mexico michael michelle michigan mickey
  midnight mommy monday money monkey monster mother music mustang mynameis mypassword newyork nicholas nicole ninja
  nothing november october oliver orange panda pass passw passwd password passwordpassword passwort patrick peanut
  pepper phoenix pickle player power pretty princess purple qazwsx qqww queen qwer qwert qwerty qwertyu qwertyui
  qwertyuiop rainbow ranger rebecca richard robert rockstar samantha scooter secret secretpassword september shadow
  sharon silver simple smile snowball soccer sophie spring stella strawberry sugar summer sunflower sunshine superstar
  sweet sweety teacher tennis test tester testing testtest thomas thunder tiger trinity trustno unknown valentina
  vanessa victoria violet warrior water webmaster welcome welcomehome whatever william winner winter wizard xxxxxxxx
  yellow zaq zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
)

/** Rows and columns of keys that a finger can run along. Each also counts backwards. */
export const KEY_RUNS: readonly string[] = [
  '012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
]
