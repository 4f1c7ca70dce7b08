import { Form, href } from "react-router";
import { m } from "../../messages/m.ts";

interface Props {
  cities: { id: string; name: string }[];
  chosen: string | null;
}

export function CityFilter({ cities, chosen }: Props) {
  return (
    <Form className="month-form" action={href("/events")}>
      <input type="hidden" name="tab" value="all" />
      <div className="field">
        <label htmlFor="city">{m.fieldCity()}</label>
        <select id="city" name="city" defaultValue={chosen ?? ""} key={chosen}>
          <option value="">{m.eventAllCities()}</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button plain">
        {m.forumMonthShow()}
      </button>
    </Form>
  );
}
