export { narrowerThan, suggestTopics, type Topic, topicById, topicOfCategory, TOPICS, topTopics } from './topics.ts'
export { describe, type Subjects, type Texts } from './describe.ts'
export { isStopWord, normalised, wordsOf } from './words.ts'
export {
  annotationsOfPins,
  followBoard,
  followPins,
  ofTopic,
  NO_SUBJECT_COLUMNS,
  SUBJECT_COLUMNS,
  type SubjectColumns,
  topicsOfBoards,
  topicsOfPins,
} from './subject-store.ts'
export { describeBoard, describePins, describeSaved } from './assign-topics.ts'
export { rebuildTopics } from './rebuild-topics.ts'
export { followedTopics, followTopics, getTopic, unfollowTopics } from './follow-topics.ts'
export { presentPinSubjects, type PinSubjects, presentTopic, presentTopicBrief, topicsWithPins } from './topic-view.ts'
