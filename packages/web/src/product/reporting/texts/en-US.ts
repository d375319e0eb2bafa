export const texts = {
  'notification.reasons': 'Reported for: {reasons}',
  'notification.reason':
    '{reason, select, spam {Spam} nudity {Nudity} self_harm {Self-harm} misinformation {Misinformation} hate {Hate} dangerous_goods {Dangerous goods} harassment {Harassment} violence {Violence} private_information {Private information} intellectual_property {Intellectual property} other {Something else}}',
} as const
