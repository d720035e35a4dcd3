import { OurJobs } from './our-jobs';

/** Rendered on the server: the HTML contains the widget's tag with its children. */
export default function Page() {
  return (
    <main>
      <h1>Work with us</h1>
      <OurJobs />
    </main>
  );
}
